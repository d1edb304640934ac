import { type ComponentType, useEffect, useState } from 'react';

interface LatePartProps<Props extends object> {
  load: () => Promise<{ default: ComponentType<Props> }>;
  /** Of the part. */
  props: Props;
}

/** A part whose code comes after the page is there. `load` is one function, made outside of render. Nothing on failure. */
export function LatePart<Props extends object>({ load, props }: LatePartProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);

  useEffect(() => {
    let isGone = false;
    load().then(
      (module) => isGone || setPart(() => module.default),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [load]);

  return Part && <Part {...props} />;
}
