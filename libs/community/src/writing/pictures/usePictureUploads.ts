import { MAX_REVIEW_PICTURES } from '@shop/contracts/entry-limits';
import { useCreateImageMutation, useDeleteImageMutation } from '@shop/service-client/personalization';
import { pictureToSend } from '@shop/ui-kit/picture-file';
import { imageFileProblem } from '@shop/validation';
import { useEffect, useRef, useState } from 'react';
import type { PictureProblem } from './PictureProblem';

/** A picture that is not there yet. */
export interface PendingPicture {
  key: number;
  file: File;
  /** Share that has been sent, 0 to 1. */
  share: number;
  /** Why it is not there; null while it is under way. */
  problem: PictureProblem | null;
}

/** Longest side of a picture that is sent, in px: as large as the shop ever shows one. */
const MAX_SIDE = 2000;

const problems: Partial<Record<string, PictureProblem>> = {
  UNSUPPORTED_TYPE: 'type',
  TOO_LARGE: 'tooLarge',
  TOO_MANY_PIXELS: 'tooManyPixels',
};

interface Sending {
  abort: () => void;
  isOver: Promise<void>;
}

/**
 * Uploads the pictures of a review. `ids` are those that are there, in order; `onChange` gets them whenever that changes.
 * Leaving ends what is under way.
 */
export function usePictureUploads(ids: readonly string[], onChange: (ids: string[]) => void) {
  const [create] = useCreateImageMutation();
  const [remove] = useDeleteImageMutation();
  const [pending, setPending] = useState<readonly PendingPicture[]>([]);
  const [refused, setRefused] = useState<readonly PictureProblem[]>([]);
  // Several uploads may end before this is rendered again.
  const latest = useRef({ ids, pending });
  const sending = useRef(new Map<number, Sending>());
  const lastKey = useRef(0);

  useEffect(() => {
    latest.current.ids = ids;
  }, [ids]);
  useEffect(() => {
    const all = sending.current;
    return () => all.forEach(({ abort }) => abort());
  }, []);

  function changePending(change: (pending: readonly PendingPicture[]) => readonly PendingPicture[]) {
    latest.current.pending = change(latest.current.pending);
    setPending(latest.current.pending);
  }
  const update = (key: number, part: Partial<PendingPicture>) =>
    changePending((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const drop = (key: number) => changePending((all) => all.filter((one) => one.key !== key));

  function changeIds(next: string[]) {
    latest.current.ids = next;
    onChange(next);
  }

  async function upload(key: number, file: File, signal: AbortSignal) {
    const picture = await pictureToSend(file, MAX_SIDE);
    if (signal.aborted) return;
    const request = create({ name: file.name, picture, onProgress: (share) => update(key, { share }) });
    signal.addEventListener('abort', () => request.abort());
    const { data: reply, error } = await request;
    if (signal.aborted) return;
    if (!reply || reply.error) {
      // eslint-disable-next-line no-console -- the specification wants it logged (section 8)
      console.error('Failed to upload an image', reply?.error ?? error);
      update(key, { problem: problems[reply?.error ?? ''] ?? 'failed' });
      return;
    }
    drop(key);
    changeIds([...latest.current.ids, reply.id]);
  }

  function start({ key, file }: Pick<PendingPicture, 'key' | 'file'>) {
    const ending = new AbortController();
    const isOver = upload(key, file, ending.signal).finally(() => sending.current.delete(key));
    sending.current.set(key, { abort: () => ending.abort(), isOver });
  }

  /** Uploads files, as many as there is room for. The others are named in `refused`. */
  function add(files: readonly File[]) {
    const checked = files.map((file) => ({ file, problem: imageFileProblem(file) }));
    const good = checked.flatMap(({ file, problem }) => (problem ? [] : [file]));
    const room = Math.max(0, MAX_REVIEW_PICTURES - latest.current.ids.length - latest.current.pending.length);
    const found: (PictureProblem | null)[] = checked.map(({ problem }) => problem);
    if (good.length > room) found.push('tooMany');
    setRefused([...new Set(found.filter((problem) => problem !== null))]);
    const added = good.slice(0, room).map((file) => ({ key: (lastKey.current += 1), file, share: 0, problem: null }));
    changePending((all) => [...all, ...added]);
    added.forEach(start);
  }

  function retry({ key, file }: PendingPicture) {
    update(key, { share: 0, problem: null });
    start({ key, file });
  }

  /** Ends an upload, or takes one that failed out of the list. */
  function cancel({ key }: PendingPicture) {
    sending.current.get(key)?.abort();
    drop(key);
  }

  function removePicture(id: string) {
    // Pictures of the review of before stay until it is replaced; the services do not delete them.
    void remove(id);
    changeIds(latest.current.ids.filter((one) => one !== id));
  }

  /** Resolves when nothing is under way: to the ids, or to null where an upload has failed. */
  async function settle(): Promise<readonly string[] | null> {
    await Promise.all([...sending.current.values()].map(({ isOver }) => isOver));
    return latest.current.pending.length > 0 ? null : latest.current.ids;
  }

  return { pending, refused, add, retry, cancel, remove: removePicture, settle };
}
