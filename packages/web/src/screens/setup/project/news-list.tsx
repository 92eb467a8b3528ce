import type { NewsItem } from '@rostrum/contract';
import { useState } from 'react';
import { Badge } from '../../../parts/badge.tsx';
import { Button } from '../../../parts/button.tsx';
import { Toolbar } from '../../../parts/toolbar.tsx';
import { dateNamed } from '../../../texts/locale.ts';
import { projectTexts } from '../../../texts/project-form.ts';
import styles from './form.module.css';

const texts = projectTexts.location;

/** Enough to see what the county is talking about, without pushing the ordinance off the screen. */
const shownAtOnce = 5;

interface NewsListProps {
  readonly articles: readonly NewsItem[];
  readonly onCompose: () => void;
  readonly onRemove: () => void;
}

export function NewsList({ articles, onCompose, onRemove }: NewsListProps) {
  const [all, setAll] = useState(false);
  if (articles.length === 0)
    return (
      <div className={styles.section}>
        <p role="status" className={styles.note}>
          {texts.noNews}
        </p>
        <p className={styles.note}>
          <Button size="small" onClick={onCompose}>
            {texts.compose}
          </Button>{' '}
          {texts.composeHint}
        </p>
      </div>
    );
  return (
    <div className={styles.section}>
      <p role="status" className={styles.note}>
        {articles.every(({ simulated }) => simulated) ? texts.composed : texts.newsFound(articles.length)}
      </p>
      <ul className={styles.news}>
        {(all ? articles : articles.slice(0, shownAtOnce)).map((article) => (
          <Article key={`${article.title} ${article.date ?? ''}`} article={article} />
        ))}
      </ul>
      <Toolbar label={texts.newsActions}>
        {!all && articles.length > shownAtOnce && (
          <Button look="quiet" size="small" onClick={() => setAll(true)}>
            {texts.showAllNews(articles.length)}
          </Button>
        )}
        <Button look="quiet" size="small" onClick={onRemove}>
          {texts.removeNews}
        </Button>
      </Toolbar>
    </div>
  );
}

function Article({ article }: { readonly article: NewsItem }) {
  return (
    <li className={styles.article}>
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
        {article.date !== null && <time dateTime={article.date}>{dateNamed(article.date)}</time>}
        {article.simulated && <Badge tint="purple">{texts.simulated}</Badge>}
      </span>
    </li>
  );
}
