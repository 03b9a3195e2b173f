/** The mark of Faultline: two fields and the break between them. */
export const Mark = () => (
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M2 4h9l-3 6 4 3-3 7H2z" fill="var(--side-a)" />
    <path d="M22 4h-8l-3 5.6 4 3L11.8 20H22z" fill="var(--side-b)" />
  </svg>
);
