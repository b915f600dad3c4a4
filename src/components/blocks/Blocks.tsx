import type { BlockView } from '../../domain/site/pageContent';
import { AreaCard } from '../areas/AreaCard';
import { ArticleCard } from '../articles/ArticleCard';
import { CalculatorSlot } from '../calculators/CalculatorSlot';
import { CareerCard } from '../careers/CareerCard';
import { DevelopmentCard } from '../developments/DevelopmentCard';
import { Form } from '../forms/Form';
import { FormAside } from '../forms/FormAside';
import { Receipt } from '../forms/Receipt';
import { ViewingTimes } from '../forms/ViewingTimes';
import { useWords } from '../locale/useWords';
import { OfficeCard } from '../offices/OfficeCard';
import { OffPlanCard } from '../offPlan/OffPlanCard';
import { TeamMemberCard } from '../team/TeamMemberCard';
import { Beside } from '../ui/Beside';
import { CardsSection } from '../ui/CardsSection';
import { LinkPills } from '../ui/LinkPills';
import { Section } from '../ui/Section';
import type { BlockProps } from './BlockProps';
import { Body } from './Body';
import { CallToAction } from './CallToAction';
import { Cards } from './Cards';
import { Checklist } from './Checklist';
import { Costs } from './Costs';
import { Faqs } from './Faqs';
import { Figures } from './Figures';
import { Glossary } from './Glossary';
import { Listings } from './Listings';
import { PicturedText } from './PicturedText';
import { Reviews } from './Reviews';
import { Sitemap } from './Sitemap';
import { Steps } from './Steps';

/** Renders the blocks of a page in order. */
export function Blocks({ blocks }: { blocks: BlockView[] }) {
  // The index can be part of the key, because the blocks of a page never change order.
  return blocks.map((block, index) => <BlockOf key={`${block.type}${index}`} block={block} />);
}

// The return type makes the compiler ask for a case for each block.
function BlockOf({ block }: { block: BlockView }): JSX.Element {
  const { t } = useWords();
  switch (block.type) {
    case 'body':
      return <Body block={block} />;
    case 'cards':
      return <Cards block={block} />;
    case 'steps':
      return <Steps block={block} />;
    case 'checklist':
      return <Checklist block={block} />;
    case 'costs':
      return <Costs block={block} />;
    case 'picturedText':
      return <PicturedText block={block} />;
    case 'listings':
      return <Listings block={block} />;
    case 'areas':
      return (
        <CardsSection {...block} more={{ label: t('areas.all'), to: '/buy/community-guides/' }}>
          {(area) => <AreaCard area={area} />}
        </CardsSection>
      );
    case 'articles':
      return (
        <CardsSection {...block} more={{ label: t('articles.all'), to: '/articles/' }}>
          {(article) => <ArticleCard article={article} />}
        </CardsSection>
      );
    case 'team':
      return <CardsSection {...block}>{(member) => <TeamMemberCard member={member} />}</CardsSection>;
    case 'reviews':
      return <Reviews block={block} />;
    case 'faqs':
      return <Faqs block={block} />;
    case 'offices':
      return (
        <CardsSection {...block} least="large">
          {(office) => <OfficeCard office={office} />}
        </CardsSection>
      );
    case 'offPlan':
      return (
        <CardsSection {...block} more={{ label: t('offPlan.all'), to: '/offplan/' }}>
          {(project) => <OffPlanCard project={project} />}
        </CardsSection>
      );
    case 'developments':
      return (
        <CardsSection {...block}>
          {(development) => <DevelopmentCard development={development} />}
        </CardsSection>
      );
    case 'careers':
      return (
        <CardsSection {...block} least="large">
          {(career) => <CareerCard career={career} />}
        </CardsSection>
      );
    case 'popularSearches':
      return <PopularSearches block={block} />;
    case 'figures':
      return <Figures block={block} />;
    case 'form':
      return <FormBlock block={block} />;
    case 'calculator':
      return <CalculatorBlock block={block} />;
    case 'callToAction':
      return <CallToAction block={block} />;
    case 'glossary':
      return <Glossary block={block} />;
    case 'sitemap':
      return <Sitemap block={block} />;
    case 'receipt':
      return <Receipt />;
  }
}

function CalculatorBlock({ block }: BlockProps<'calculator'>) {
  const { title, lead, ...view } = block;
  return (
    <Section title={title} lead={lead} id="calculator">
      <CalculatorSlot name={block.calculator} view={view} />
    </Section>
  );
}

function FormBlock({ block }: BlockProps<'form'>) {
  return (
    <Section title={block.title} lead={block.lead} id="form">
      <Beside
        aside={<FormAside form={block.form} team={block.team} hours={block.times?.words ?? block.hours} />}
      >
        <ViewingTimes.Provider value={block.times}>
          <Form form={block.form} />
        </ViewingTimes.Provider>
      </Beside>
    </Section>
  );
}

function PopularSearches({ block }: BlockProps<'popularSearches'>) {
  return (
    <Section title={block.title} lead={block.lead}>
      <LinkPills links={block.searches} />
    </Section>
  );
}
