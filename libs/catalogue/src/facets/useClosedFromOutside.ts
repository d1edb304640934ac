import { type KeyboardEvent, type RefObject, useEffect } from 'react';

/** Closes open panels (`details`) inside when the visitor presses or focuses elsewhere, or presses Escape. */
export function useClosedFromOutside(ref: RefObject<HTMLElement | null>, isActive: boolean) {
  useEffect(() => {
    if (!isActive) return undefined;
    const handle = ({ target }: Event) => {
      for (const panel of ref.current?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? []) {
        if (!(target instanceof Node && panel.contains(target))) panel.open = false;
      }
    };
    document.addEventListener('pointerdown', handle);
    document.addEventListener('focusin', handle);
    return () => {
      document.removeEventListener('pointerdown', handle);
      document.removeEventListener('focusin', handle);
    };
  }, [ref, isActive]);

  return (event: KeyboardEvent) => {
    const panel = ref.current?.querySelector<HTMLDetailsElement>('details[open]');
    if (!isActive || event.key !== 'Escape' || !panel) return;
    panel.open = false;
    panel.querySelector('summary')?.focus();
  };
}
