import { Icon } from '../ui/Icon.tsx';

/** The effects of an option: equal damage is one sign with a number, the others come one by one. */
export function Effects({ effects }: { readonly effects: readonly string[] }) {
  const damage = effects.filter((effect) => effect === 'damage').length;
  return (
    <span class="effects numbers" aria-hidden="true">
      {effects
        .filter((effect) => effect !== 'damage')
        .map((effect, i) => (
          <Icon key={i} name={effect} />
        ))}
      {damage > 0 && (
        <span class="effects-damage">
          <Icon name="damage" />
          {damage > 1 ? damage : ''}
        </span>
      )}
    </span>
  );
}
