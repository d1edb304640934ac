import { useEffect, useEffectEvent } from 'react';
import { useForm } from 'react-final-form';
import { forgetValues, keepValues, keptValues } from './keptValues';

interface RestorationProps {
  restorationKey: string;
  /** Names of fields that are left alone. */
  except?: readonly string[] | undefined;
}

/** Fills what was typed before into the form around it, after mount, and keeps what is typed from then on. */
export function Restoration({ restorationKey, except = [] }: RestorationProps) {
  const form = useForm();
  const restored = useEffectEvent((values: object) =>
    Object.entries(values).filter(([name]) => !except.includes(name)),
  );
  useEffect(() => {
    const kept = restored(keptValues(restorationKey));
    form.batch(() => kept.forEach(([name, value]) => form.change(name, value)));
    const subscription = { values: true, dirty: true };
    return form.subscribe(({ values, dirty }) => {
      if (dirty) keepValues(restorationKey, Object.fromEntries(restored(values)));
      else forgetValues(restorationKey);
    }, subscription);
  }, [form, restorationKey]);
  return null;
}
