import { createHash } from 'node:crypto';
import { type Locale, type PaymentError, paymentErrorSchema } from '@shop/contracts';
import { escaped, type Html, markup } from './html.ts';
import type { Outcome } from './outcomes.ts';
import type { Payment } from './Payment.ts';
import { styles } from './styles.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';
import { it } from './texts/it.ts';
import type { PageTexts } from './texts/PageTexts.ts';

const texts: Readonly<Record<Locale, PageTexts>> = { de, fr, en, it };

/** Outcomes for tests that need nothing but a button. */
const plainOutcomes = ['payLate', 'payTwice', 'payOutOfOrder', 'payWithoutWebhook'] as const satisfies Outcome[];

/** What a policy allows the page's own styles by. */
export const stylesHash = `sha256-${createHash('sha256').update(styles).digest('base64')}`;

/** The page of a payment in its language: what is to be paid and the ways it may end, or what became of it. */
export function paymentPage(payment: Payment): string {
  const { locale, method, description } = payment.asked;
  const own = texts[locale];
  return escaped`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${own.title}</title>
<link rel="icon" href="data:,">
<style>${markup(styles)}</style>
</head>
<body>
<main>
<h1>${own.title}</h1>
<p class="note">${own.sandbox}</p>
<dl>
<dt>${own.amount}</dt><dd class="amount">${amountOf(payment)}</dd>
<dt>${own.order}</dt><dd>${description}</dd>
<dt>${own.method}</dt><dd>${own.methods[method]}</dd>
</dl>
${payment.isChosen ? whatBecame(payment, own) : choices(own)}
</main>
</body>
</html>`.text;
}

function choices(own: PageTexts): Html {
  return escaped`${form('pay', escaped`<button class="main">${own.outcomes.pay}</button>`)}
${form('cancel', escaped`<button>${own.outcomes.cancel}</button>`)}
<h2>${own.more}</h2>
${form(
  'refuse',
  escaped`<label for="reason">${own.reason}</label>
<select id="reason" name="reason">${paymentErrorSchema.options.map((reason) => option(reason, own))}</select>
<button>${own.outcomes.refuse}</button>`,
)}
${plainOutcomes.map((outcome) => form(outcome, escaped`<button>${own.outcomes[outcome]}</button>`))}`;
}

function form(outcome: Outcome, content: Html): Html {
  return escaped`<form method="post"><input type="hidden" name="outcome" value="${outcome}">${content}</form>`;
}

const option = (reason: PaymentError, { reasons }: PageTexts) =>
  escaped`<option value="${reason}">${reasons[reason]}</option>`;

function whatBecame({ status, asked }: Payment, own: PageTexts): Html {
  return escaped`<p role="status">${own.statuses[status]}</p>
<a class="link main" href="${asked.returnUrl}">${own.back}</a>`;
}

/** Written as in the shop, in every language (specification, section 9). */
function amountOf({ asked: { cents, currency } }: Payment): string {
  return new Intl.NumberFormat('de-CH', { style: 'currency', currency }).format(cents / 100);
}
