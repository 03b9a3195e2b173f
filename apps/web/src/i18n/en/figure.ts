/** What a figure's short card says of what it may do. */
export const figure = {
  may: (actions: string) => `May now: ${actions}`,
  chosen: 'May be chosen now',
  now: 'Its Order Card is revealed',
  next: 'Its Order Card comes next',
  possible: 'Its Order Card is still in the deck',
  reserve: 'Its Order Card is in reserve',
  used: 'Its Order Card is used',
};
