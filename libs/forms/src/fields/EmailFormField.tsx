import { Stack } from '@shop/ui-kit/layout';
import { useRef } from 'react';
import { MistypedCom } from './MistypedCom';
import { TextFormField, type TextFormFieldProps } from './TextFormField';
import { useFormField } from './useFormField';
import type { MistypedComQuestion } from './useMistypedCom';

export interface EmailFormFieldProps extends TextFormFieldProps {
  question: MistypedComQuestion;
}

/** An e-mail address of the surrounding form. One that ends in .co is asked about when the field is left. */
export function EmailFormField({ name, question, ...props }: EmailFormFieldProps) {
  const { input } = useFormField(name);
  const field = useRef<HTMLDivElement>(null);
  const { asked, confirmed, ask, confirm } = question;

  /** The answer buttons disappear; the focus goes back to the field. */
  function handleAnswer(address: string) {
    confirm(address);
    field.current?.querySelector('input')?.focus();
  }

  return (
    <Stack gap="s">
      <div ref={field} onBlur={() => ask(input.value.trim())}>
        <TextFormField
          autoComplete="email"
          {...props}
          name={name}
          type="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
        />
      </div>
      {asked !== confirmed && <MistypedCom name={name} asked={asked} onAnswer={handleAnswer} />}
    </Stack>
  );
}
