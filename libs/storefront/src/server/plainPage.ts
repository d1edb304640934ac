const refused = {
  de: 'Diese Adresse führt zu keiner Seite.',
  fr: 'Cette adresse ne mène à aucune page.',
  en: 'This address leads to no page.',
  it: 'Questo indirizzo non porta a nessuna pagina.',
};
const tooMuch = {
  de: 'Gerade wurde zu viel auf einmal verlangt. Bitte versuche es in einer Minute noch einmal.',
  fr: 'Trop de demandes à la fois. Réessaie dans une minute.',
  en: 'That was too much at once. Please try again in a minute.',
  it: 'Troppe richieste in una volta. Riprova tra un minuto.',
};
const failed = {
  de: 'Diese Seite liess sich nicht anzeigen. Bitte lade sie in einem Moment neu.',
  fr: 'Cette page n’a pas pu s’afficher. Recharge-la dans un instant.',
  en: 'This page could not be shown. Please reload it in a moment.',
  it: 'Non è stato possibile mostrare questa pagina. Ricaricala tra un momento.',
};

/** A cup with steam, of no brand. Inline, since the page may load nothing. */
const drawing =
  '<svg aria-hidden="true" width="96" height="96" viewBox="0 0 48 48" fill="none" stroke="currentColor" ' +
  'stroke-width="2" stroke-linecap="round" stroke-linejoin="round">' +
  '<path d="M10 20h24v12a8 8 0 0 1-8 8h-8a8 8 0 0 1-8-8zM34 23h2a5 5 0 0 1 0 10h-2M6 44h32"/>' +
  '<path d="M16 15c-3-4 3-6 0-10M22 15c-3-4 3-6 0-10M28 15c-3-4 3-6 0-10" stroke-opacity=".5"/></svg>';

/** The last resort where no page of the shop can be rendered: no brand, no script, all four languages. */
export function plainPage(status: number): string {
  const texts = Object.entries(textsOf(status)).map(([lang, text]) => `<p lang="${lang}">${text}</p>`);
  return `<!doctype html>
<html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${status}</title>
<style>body{font:1rem/1.5 system-ui,sans-serif;max-width:32rem;margin:15vh auto;padding:0 1rem;color:#1c1c1c}</style></head>
<body><main>${drawing}<h1>${status}</h1>
${texts.join('\n')}
</main></body></html>
`;
}

function textsOf(status: number) {
  if (status === 429) return tooMuch;
  return status < 500 ? refused : failed;
}
