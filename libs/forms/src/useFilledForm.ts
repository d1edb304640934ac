import { useForm } from 'react-final-form';

/** Returns what fills values into the surrounding form, as if they had been typed. */
export function useFilledForm<Values extends object>() {
  const form = useForm();
  return (values: Partial<Values>) =>
    form.batch(() => Object.entries(values).forEach(([name, value]) => form.change(name, value)));
}
