import type { ComponentChildren } from 'preact';
import { PageHead } from '../shell/PageHead.tsx';

interface FramedProps {
  readonly title: string;
  readonly children: ComponentChildren;
}

export const Framed = ({ title, children }: FramedProps) => (
  <div class="online">
    <PageHead title={title} />
    <main class="online-main narrow">{children}</main>
  </div>
);
