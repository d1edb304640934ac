import { MAX_IMAGE_SIDE } from '@shop/contracts/upload-limits';
import { useCreateImageMutation, useDeleteImageMutation } from '@shop/service-client/personalization';
import { pictureToSend } from '@shop/ui-kit/picture-file';
import { useState } from 'react';
import { checkImageFiles, type ImageProblem } from './checkImageFiles';

type Upload = { step: 'idle' | 'uploading' } | { step: 'failed'; problem: ImageProblem };

const problems: Partial<Record<string, ImageProblem>> = {
  UNSUPPORTED_TYPE: 'type',
  TOO_LARGE: 'tooLarge',
  TOO_MANY_PIXELS: 'tooManyPixels',
};

/** Uploads one picture. `onDone` gets its id. */
export function useImageUpload(onDone: (imageId: string) => void) {
  const [create] = useCreateImageMutation();
  const [remove] = useDeleteImageMutation();
  const [upload, setUpload] = useState<Upload>({ step: 'idle' });
  const fail = (problem: ImageProblem) => setUpload({ step: 'failed', problem });

  async function send(files: readonly File[]) {
    const problem = checkImageFiles(files);
    if (problem) return fail(problem);
    setUpload({ step: 'uploading' });
    const file = files[0]!;
    const picture = await pictureToSend(file, MAX_IMAGE_SIDE);
    const { data: reply, error } = await create({ name: file.name, picture });
    if (!reply || reply.error) {
      // eslint-disable-next-line no-console -- the specification wants it logged (section 8)
      console.error('Failed to upload an image', reply?.error ?? error);
      return fail(problems[reply?.error ?? ''] ?? 'failed');
    }
    setUpload({ step: 'idle' });
    onDone(reply.id);
  }

  /** Deletes a picture that is no longer used. Failures are ignored: the services clean up. */
  function discard(imageId: string) {
    void remove(imageId);
  }

  return {
    send,
    discard,
    isUploading: upload.step === 'uploading',
    problem: 'problem' in upload ? upload.problem : null,
  };
}
