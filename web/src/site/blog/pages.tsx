import { t } from '@lingui/core/macro';
import { socialName } from '../../layout/socialName.ts';
import type { StaticPage } from '../../layout/staticPage.ts';
import { article as articleData, breadcrumb, organisation } from '../../layout/structuredData.ts';
import { ArticleNotFoundPage } from './ArticleNotFoundPage.tsx';
import { ArticlePage } from './ArticlePage.tsx';
import { type Article, articles } from './articles.ts';
import { BlogPage } from './BlogPage.tsx';

const blog = { path: '/blog', name: t`Blog` };

function articlePage(article: Article): StaticPage {
  const { path, title, excerpt } = article;
  return {
    file: `${path.slice(1)}.html`,
    path,
    head: {
      title,
      description: excerpt,
      canonicalPath: path,
      type: 'article',
      structuredData: [
        organisation,
        articleData({
          path,
          title,
          excerpt,
          author: article.author.name,
          date: article.date,
          image: `/social/${socialName(path)}.png`,
        }),
        breadcrumb(blog, { path, name: title }),
      ],
    },
    content: () => <ArticlePage article={article} />,
  };
}

export const blogPages: readonly StaticPage[] = [
  {
    file: 'blog.html',
    path: '/blog',
    head: {
      title: t`Blog`,
      description: t`Missed calls, after-hours calls, scripts that work and AI assistants: phone advice for restaurants, hotels, salons and clinics.`,
      canonicalPath: '/blog',
      structuredData: [organisation, breadcrumb(blog)],
    },
    content: BlogPage,
  },
  ...articles.map(articlePage),
  {
    file: 'blog-404.html',
    path: '/blog',
    head: {
      title: t`Article Not Found`,
      description: t`The article you're looking for doesn't exist or has been moved.`,
      canonicalPath: null,
    },
    content: ArticleNotFoundPage,
  },
];
