import type { HeadProps } from 'gatsby';
import type { FaqView } from '../../domain/content/cards';
import type { BlockView } from '../../domain/site/pageContent';
import type { PageFrame } from '../../domain/site/pageFrame';
import type { LocaleCode } from '../../i18n/locales';
import { PageHead } from './PageHead';

/** The result of every template's query: the page's view under one name. */
export type ViewData<Content> = { view: { content: Content } };
export type ViewContext = { language: LocaleCode };

type Answered = { questions?: Pick<FaqView, 'question' | 'answer'>[] };

/**
 * The places where pages keep questions with answers: guides and projects in their own field, content pages in blocks.
 */
type WithQuestions = Answered & { project?: Answered | null; development?: Answered; blocks?: BlockView[] };

function questionsOf({ questions, project, development, blocks = [] }: WithQuestions) {
  const inBlocks = blocks.flatMap((block) => (block.type === 'faqs' ? block.questions : []));
  return questions ?? project?.questions ?? development?.questions ?? inBlocks;
}

/** The Head of a template. All its data is part of the page's view. */
export function headOf({ data, pageContext }: HeadProps<ViewData<PageFrame>, ViewContext>) {
  const { meta, breadcrumbs, ...shown } = data.view.content;
  return (
    <PageHead
      meta={meta}
      code={pageContext.language}
      breadcrumbs={breadcrumbs}
      questions={questionsOf(shown)}
    />
  );
}
