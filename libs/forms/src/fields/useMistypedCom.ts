import { looksLikeMistypedCom } from '@shop/validation';
import { useState } from 'react';

/** The question whether an address that ends in .co should end in .com. */
export interface MistypedComQuestion {
  /** The address in question; the question shows while the field holds it. */
  asked: string;
  /** The address that the visitor has confirmed as it is. */
  confirmed: string;
  /** Asks about this address, if it looks mistyped and was not confirmed; whether it did. */
  ask: (address: string) => boolean;
  confirm: (address: string) => void;
}

/** For a form with an `EmailFormField`: ask before the form is sent. */
export function useMistypedCom(): MistypedComQuestion {
  const [asked, setAsked] = useState('');
  const [confirmed, confirm] = useState('');

  function ask(address: string) {
    setAsked(address);
    return looksLikeMistypedCom(address) && address !== confirmed;
  }

  return { asked, confirmed, ask, confirm };
}
