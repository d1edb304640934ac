import { entryLengths, type EntryTexts, type ReadEntry } from '@shop/contracts';
import { check, maxLength, required } from '@shop/validation';
import type { Call } from '../../module.ts';
import { showChange } from '../showChange.ts';
import { entryLine, entryText } from '../writing/entryText.ts';
import { loggedPictureTexts, readPictureTexts, writePictureTexts } from '../writing/pictureTexts.ts';
import { actOn, type Outcome } from './actOn.ts';
import { changeEntry, type Entry } from './entries.ts';
import { logEvent } from './logEvent.ts';

const lengths = {
  review: entryLengths.reviewText,
  question: entryLengths.question,
  comment: entryLengths.comment,
} as const;

/** Changes the texts of an entry, such as a phone number in an honest review. It still waits if it did. */
export async function edit(call: Call, read: ReadEntry, given: EntryTexts): Promise<{ error: Outcome }> {
  return {
    error: await actOn(call, read, async (tx, entry) => {
      const { site, visitor } = call;
      const { kind, id, referenceId } = entry;
      const { title, text, pictures } = textsOf(entry, given);
      if (kind === 'review' && check(title, required, maxLength(entryLengths.reviewTitle))) return 'INVALID';
      if (check(text, required, maxLength(lengths[kind]))) return 'INVALID';
      if ([...pictures.values()].some((said) => check(said, maxLength(entryLengths.picture)))) return 'INVALID';
      const before = await readPictureTexts(tx, id, [...pictures.keys()]);
      await changeEntry(tx, entry, { text, ...(kind === 'review' && { title }) });
      await writePictureTexts(tx, id, pictures);
      const details = { title: entry.title, text: entry.text, ...loggedPictureTexts(before) };
      await logEvent(tx, { site, kind, entryId: id, act: 'edited', moderatorId: visitor.customerId, details });
      if (entry.approved) await showChange(tx, { site, referenceId });
      return null;
    }),
  };
}

/** The texts an entry will have, and those of the pictures about which something is given. */
function textsOf({ kind, title, text, imageIds }: Entry, given: EntryTexts) {
  const descriptions = new Map(Object.entries(given.imageDescriptions ?? {}));
  return {
    title: kind === 'review' && given.title !== undefined ? entryLine(given.title) : title,
    text: given.text === undefined ? text : (kind === 'question' ? entryLine : entryText)(given.text),
    pictures: new Map(
      imageIds.filter((id) => descriptions.has(id)).map((id) => [id, entryLine(descriptions.get(id)!)]),
    ),
  };
}
