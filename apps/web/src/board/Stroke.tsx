import type { Spot } from './scene.ts';

interface StrokeProps {
  readonly from: Spot;
  readonly to: Spot;
  /** The lengths of dashes and gaps. */
  readonly dashes?: string;
}

/** A straight line. Unlike a path it can be moved without the browser working out its style anew. */
export const Stroke = ({ from, to, dashes }: StrokeProps) => (
  <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} {...(dashes ? { 'stroke-dasharray': dashes } : {})} />
);
