import { englishFaults } from '@faultline/cards/team';

/** What cannot be read of a team, in the language in use. */
export const FAULT_WORDS = {
  en: async () => englishFaults,
  de: async () => (await import('../i18n/de/teamFaults.ts')).germanFaults,
} as const;
