import { typeset } from '@rostrum/contract/typeset';
import { partsTexts } from '../texts/parts.ts';
import { Disclosure } from './disclosure.tsx';
import { movedOf } from './moved-of.ts';

/** A motion: what is moved, and on request the whole text as it is read into the record. */
export function Motion({ text, className }: { readonly text: string; readonly className?: string | undefined }) {
  const moved = movedOf(text);
  return (
    <>
      <blockquote className={className}>{typeset(moved)}</blockquote>
      {moved !== text && (
        <Disclosure title={partsTexts.wholeMotion}>
          <p>{typeset(text)}</p>
        </Disclosure>
      )}
    </>
  );
}
