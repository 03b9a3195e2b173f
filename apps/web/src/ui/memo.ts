import { Component, type ComponentChild, type FunctionComponent, h } from 'preact';

/** A component that is drawn again only when one of its props is another; what it reads of a context still reaches it. */
export const memo = <P extends object>(drawn: FunctionComponent<P>): (new (props: P) => Component<P>) =>
  class Still extends Component<P> {
    override shouldComponentUpdate(next: P): boolean {
      const [before, after] = [this.props as Record<string, unknown>, next as Record<string, unknown>];
      return [...Object.keys(before), ...Object.keys(after)].some((key) => before[key] !== after[key]);
    }

    override render(): ComponentChild {
      return h(drawn, this.props);
    }
  };
