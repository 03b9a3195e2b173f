import type { ComponentType } from 'preact';
import type { Route } from './route.ts';

export interface PageProps {
  /** What stands in the address behind the page's own name. */
  readonly rest: Route;
}

export type Page = ComponentType<PageProps>;
