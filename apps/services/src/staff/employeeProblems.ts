import type { Locale } from '@shop/contracts';

/** Why an employee is not signed in: the status of the reply, and what it says. */
export const employeeProblems = {
  unavailable: {
    status: 503,
    texts: {
      de: 'Das Verzeichnis der Mitarbeitenden ist zurzeit nicht erreichbar. Bitte versuchen Sie es später noch einmal.',
      fr: 'L’annuaire du personnel est actuellement inaccessible. Veuillez réessayer plus tard.',
      en: 'The employee directory cannot be reached at the moment. Please try again later.',
      it: 'L’elenco del personale non è al momento raggiungibile. La preghiamo di riprovare più tardi.',
    },
  },
  expired: {
    status: 400,
    texts: {
      de: 'Diese Anmeldung ist abgelaufen oder wurde bereits verwendet. Bitte melden Sie sich neu an.',
      fr: 'Cette connexion a expiré ou a déjà été utilisée. Veuillez vous reconnecter.',
      en: 'This sign-in has expired or has been used already. Please sign in again.',
      it: 'Questo accesso è scaduto o è già stato utilizzato. La preghiamo di accedere di nuovo.',
    },
  },
  notConfirmed: {
    status: 400,
    texts: {
      de: 'Das Verzeichnis der Mitarbeitenden hat diese Anmeldung nicht bestätigt. Bitte melden Sie sich neu an.',
      fr: 'L’annuaire du personnel n’a pas confirmé cette connexion. Veuillez vous reconnecter.',
      en: 'The employee directory has not confirmed this sign-in. Please sign in again.',
      it: 'L’elenco del personale non ha confermato questo accesso. La preghiamo di accedere di nuovo.',
    },
  },
  noRole: {
    status: 403,
    texts: {
      de: 'Sie gehören zu keiner Gruppe, die in diesem Shop eine Rolle hat. Bitte wenden Sie sich an Ihre Administration.',
      fr: 'Vous ne faites partie d’aucun groupe ayant un rôle dans cette boutique. Veuillez vous adresser à votre administration.',
      en: 'You are in no group that has a role in this shop. Please ask your administrators.',
      it: 'Lei non fa parte di alcun gruppo che abbia un ruolo in questo negozio. La preghiamo di rivolgersi alla Sua amministrazione.',
    },
  },
  noEmail: {
    status: 403,
    texts: {
      de: 'Das Verzeichnis der Mitarbeitenden nennt keine E-Mail-Adresse für Sie. Bitte wenden Sie sich an Ihre Administration.',
      fr: 'L’annuaire du personnel n’indique aucune adresse e-mail pour vous. Veuillez vous adresser à votre administration.',
      en: 'The employee directory has no e-mail address for you. Please ask your administrators.',
      it: 'L’elenco del personale non indica alcun indirizzo e-mail per Lei. La preghiamo di rivolgersi alla Sua amministrazione.',
    },
  },
} as const satisfies Record<string, { status: number; texts: Record<Locale, string> }>;

export type EmployeeProblem = keyof typeof employeeProblems;
