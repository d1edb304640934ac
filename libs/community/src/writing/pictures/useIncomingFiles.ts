import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Takes files that are pasted, or dropped anywhere: beside the form, the browser would leave the page for them. Returns
 * whether some are being dragged over the page.
 */
export function useIncomingFiles(onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent((event: Event, data: DataTransfer | null) => {
    const files = [...(data?.files ?? [])];
    if (files.length === 0) return;
    event.preventDefault();
    onFiles(files);
  });

  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;
    document.addEventListener('paste', (event) => take(event, event.clipboardData), { signal });
    document.addEventListener(
      'dragover',
      (event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      },
      { signal },
    );
    document.addEventListener('dragleave', ({ relatedTarget }) => setOver(relatedTarget !== null), { signal });
    document.addEventListener(
      'drop',
      (event) => {
        setOver(false);
        take(event, event.dataTransfer);
      },
      { signal },
    );
    return () => ending.abort();
  }, []);
  return isOver;
}
