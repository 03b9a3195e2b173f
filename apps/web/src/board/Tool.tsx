import { Icon } from '../ui/Icon.tsx';

export const Tool = ({
  sign,
  label,
  onClick,
}: {
  readonly sign: string;
  readonly label: string;
  readonly onClick: () => void;
}) => (
  <button
    type="button"
    class={`button square${sign.startsWith('zoom') ? ' zoom' : ''}`}
    aria-label={label}
    title={label}
    onClick={onClick}
  >
    <Icon name={sign} />
  </button>
);
