import { ErrorBoundary } from '@shop/cms-renderer';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

interface LazyPartProps<Props extends object> {
  load: () => Promise<{ default: ComponentType<Props> }>;
  /** Of the part. */
  props: Props;
  /** Stands in until the part is here. */
  meanwhile?: ReactNode;
  /** Stands in until the next time, when the part cannot be had. */
  failed?: ReactNode;
}

/**
 * A part whose code comes when it is first shown. `load` is one function, made outside of render. React's `lazy` would
 * remember a failure for ever; this asks again the next time the part is shown.
 */
export function LazyPart<Props extends object>({ load, props, meanwhile, failed }: LazyPartProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    let isGone = false;
    load().then(
      (module) => isGone || setPart(() => module.default),
      () => isGone || setFailed(true),
    );
    return () => {
      isGone = true;
    };
  }, [load]);

  if (hasFailed) return failed;
  if (!Part) return meanwhile;
  return (
    <ErrorBoundary failed={failed}>
      <Part {...props} />
    </ErrorBoundary>
  );
}
