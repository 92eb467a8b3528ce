import { Alert } from '../parts/alert.tsx';
import { partsTexts } from '../texts/parts.ts';
import styles from './error-page.module.css';

/** The last resort: it uses nothing that could have failed with everything else, not even the router. */
export function ErrorPage({ error }: { readonly error: Error }) {
  return (
    <main className={styles.page}>
      <h1>{partsTexts.productName}</h1>
      <Alert kind="error" title={partsTexts.somethingWentWrong} actions={<a href="/">{partsTexts.backToStart}</a>}>
        <p>{partsTexts.pageFailed}</p>
        <details>
          <summary>{partsTexts.details}</summary>
          <p>{error.message}</p>
        </details>
      </Alert>
    </main>
  );
}
