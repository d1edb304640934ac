import { useSession } from '@shop/session';
import { keepTypedOf, onTypedForgotten } from '@shop/session/typed-here';
import { useEffect, useEffectEvent } from 'react';
import { useForm } from 'react-final-form';
import { forgetValues, keepValues, keptValues } from './keptValues';

interface RestorationProps {
  restorationKey: string;
  /** Names of fields that are left alone. */
  except?: readonly string[] | undefined;
}

/**
 * Fills what was typed before into the form around it, after mount, unless another customer has typed it, and keeps what is
 * typed from then on. When it is forgotten, the form forgets it too, or what is typed next would be kept with it.
 */
export function Restoration({ restorationKey, except = [] }: RestorationProps) {
  const form = useForm();
  const customerId = useSession().identity?.id;
  const restored = useEffectEvent((values: object) =>
    Object.entries(values).filter(([name]) => !except.includes(name)),
  );
  useEffect(() => keepTypedOf(customerId), [customerId]);
  useEffect(() => {
    const kept = restored(keptValues(restorationKey));
    form.batch(() => kept.forEach(([name, value]) => form.change(name, value)));
    const subscription = { values: true, dirty: true };
    return form.subscribe(({ values, dirty }) => {
      if (dirty) keepValues(restorationKey, Object.fromEntries(restored(values)));
      else forgetValues(restorationKey);
    }, subscription);
  }, [form, restorationKey]);
  useEffect(() => onTypedForgotten(() => form.reset()), [form]);
  return null;
}
