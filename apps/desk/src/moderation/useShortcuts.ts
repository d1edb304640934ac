import { useEffect, useRef } from 'react';
import { areShortcutsOn } from './shortcutSetting';

/** What a key does, by the key as the browser names it. */
export type Shortcuts = Readonly<Record<string, (() => void) | undefined>>;

/** Where keys are for typing, or a dialog has its own. */
const TYPING = 'input, textarea, select, [contenteditable], dialog';

/**
 * Lets single keys act, wherever the focus is but in a field or a dialog, and never with Ctrl, Alt or Meta. They can be
 * switched off (WCAG 2.1.4). Of several components the one that was mounted last has the key.
 */
export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts);
  useEffect(() => void (latest.current = shortcuts));
  useEffect(() => {
    const layer: Layer = { of: () => latest.current };
    layers = [...layers, layer];
    if (layers.length === 1) document.addEventListener('keydown', handleKeyDown);
    return () => {
      layers = layers.filter((other) => other !== layer);
      if (layers.length === 0) document.removeEventListener('keydown', handleKeyDown);
    };
  }, []);
}

interface Layer {
  of: () => Shortcuts;
}

let layers: readonly Layer[] = [];

function handleKeyDown(event: KeyboardEvent) {
  const { key, target, ctrlKey, altKey, metaKey } = event;
  if (event.defaultPrevented || ctrlKey || altKey || metaKey || !areShortcutsOn()) return;
  if (target instanceof Element && target.closest(TYPING)) return;
  const act = layers
    .map((layer) => layer.of()[key])
    .filter(Boolean)
    .at(-1);
  if (!act) return;
  event.preventDefault();
  act();
}
