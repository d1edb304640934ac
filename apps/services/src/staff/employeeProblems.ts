import type { Locale } from '@shop/contracts';

/** Why an employee is not signed in: the status of the reply, and what it says. */
export const employeeProblems = {
  unavailable: {
    status: 503,
    texts: {
      de: 'Das Verzeichnis der Mitarbeitenden ist zurzeit nicht erreichbar. Bitte versuch es später noch einmal.',
      fr: 'L’annuaire du personnel est actuellement inaccessible. Réessaie plus tard.',
      en: 'The employee directory cannot be reached at the moment. Please try again later.',
      it: 'L’elenco del personale non è al momento raggiungibile. Riprova più tardi.',
    },
  },
  expired: {
    status: 400,
    texts: {
      de: 'Diese Anmeldung ist abgelaufen oder wurde bereits verwendet. Bitte melde dich neu an.',
      fr: 'Cette connexion a expiré ou a déjà été utilisée. Reconnecte-toi.',
      en: 'This sign-in has expired or has been used already. Please sign in again.',
      it: 'Questo accesso è scaduto o è già stato utilizzato. Accedi di nuovo.',
    },
  },
  notConfirmed: {
    status: 400,
    texts: {
      de: 'Das Verzeichnis der Mitarbeitenden hat diese Anmeldung nicht bestätigt. Bitte melde dich neu an.',
      fr: 'L’annuaire du personnel n’a pas confirmé cette connexion. Reconnecte-toi.',
      en: 'The employee directory has not confirmed this sign-in. Please sign in again.',
      it: 'L’elenco del personale non ha confermato questo accesso. Accedi di nuovo.',
    },
  },
  noRole: {
    status: 403,
    texts: {
      de: 'Du gehörst zu keiner Gruppe, die in diesem Shop eine Rolle hat. Bitte wende dich an deine Administration.',
      fr: 'Tu ne fais partie d’aucun groupe ayant un rôle dans cette boutique. Adresse-toi à ton administration.',
      en: 'You are in no group that has a role in this shop. Please ask your administrators.',
      it: 'Non fai parte di alcun gruppo che abbia un ruolo in questo negozio. Rivolgiti alla tua amministrazione.',
    },
  },
  noEmail: {
    status: 403,
    texts: {
      de: 'Das Verzeichnis der Mitarbeitenden nennt keine E-Mail-Adresse für dich. Bitte wende dich an deine Administration.',
      fr: 'L’annuaire du personnel n’indique aucune adresse e-mail pour toi. Adresse-toi à ton administration.',
      en: 'The employee directory has no e-mail address for you. Please ask your administrators.',
      it: 'L’elenco del personale non indica alcun indirizzo e-mail per te. Rivolgiti alla tua amministrazione.',
    },
  },
} as const satisfies Record<string, { status: number; texts: Record<Locale, string> }>;

export type EmployeeProblem = keyof typeof employeeProblems;
