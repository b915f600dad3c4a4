import type { HeadProps } from 'gatsby';
import type { FaqView } from '../../domain/content/cards';
import type { BlockView, PageFrame } from '../../domain/site/pageContent';
import type { LocaleCode } from '../../i18n/locales';
import { PageHead } from './PageHead';

/** What every template's query brings: the page's view under one name. */
export type ViewData<Content> = { view: { content: Content } };
export type ViewContext = { language: LocaleCode };

type Answered = { questions?: Pick<FaqView, 'question' | 'answer'>[] };

/** Where pages keep questions with answers: guides at the top, projects beside their facts, pages of content in blocks. */
type WithQuestions = Answered & { project?: Answered | null; development?: Answered; blocks?: BlockView[] };

function questionsOf({ questions, project, development, blocks = [] }: WithQuestions) {
  const inBlocks = blocks.flatMap((block) => (block.type === 'faqs' ? block.questions : []));
  return questions ?? project?.questions ?? development?.questions ?? inBlocks;
}

/** The Head of a template: all of it is in the page's view already. */
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
