import type { NewsItem } from '@rostrum/contract';
import { useState } from 'react';
import { Badge } from '../../../parts/badge.tsx';
import { Button } from '../../../parts/button.tsx';
import { dateNamed } from '../../../texts/locale.ts';
import { projectTexts } from '../../../texts/project-form.ts';
import styles from './form.module.css';

const texts = projectTexts.location;

/** Enough to see what the county is talking about, without pushing the ordinance off the screen. */
const shownAtOnce = 5;

export function NewsList({ articles }: { readonly articles: readonly NewsItem[] }) {
  const [all, setAll] = useState(false);
  if (articles.length === 0) return <p className={styles.note}>{texts.noNews}</p>;
  return (
    <div className={styles.section}>
      <p role="status" className={styles.note}>
        {texts.newsFound(articles.length)}
      </p>
      <ul className={styles.news}>
        {(all ? articles : articles.slice(0, shownAtOnce)).map((article) => (
          <li key={`${article.title} ${article.date}`} className={styles.article}>
            <span className={styles.headline}>
              {article.url ? (
                <a href={article.url} target="_blank" rel="noreferrer">
                  {article.title}
                </a>
              ) : (
                article.title
              )}
            </span>
            <span>{article.snippet}</span>
            <span className={styles.meta}>
              <span>{article.source}</span>
              <time dateTime={article.date}>{dateNamed(article.date)}</time>
              {article.simulated && <Badge tint="purple">{texts.simulated}</Badge>}
            </span>
          </li>
        ))}
      </ul>
      {!all && articles.length > shownAtOnce && (
        <Button look="quiet" size="small" onClick={() => setAll(true)}>
          {texts.showAllNews(articles.length)}
        </Button>
      )}
    </div>
  );
}
