/** A timer of a step. It runs until `endsAt`, is paused where that is null, and is over once that has been told. */
export interface Timer {
  /** Of the duration in the text that it was started by: starting that again replaces it. */
  id: string;
  /** Title of its recipe, and the address of the page. */
  recipe: string;
  url: string;
  /** The duration as the step says it. */
  label: string;
  /** Number of the step, from 1. */
  step: number;
  /** What it was started with. */
  seconds: number;
  /** ms since 1970. */
  endsAt: number | null;
  /** ms that are left while it is paused. */
  leftMs: number;
  isOver: boolean;
}

/** What a timer is started for. */
export type TimerStart = Pick<Timer, 'id' | 'recipe' | 'url' | 'label' | 'step' | 'seconds'>;
