import type { ModelUse } from '@rostrum/contract';
import type { Rehearsal } from '../record/rehearsal.ts';

/** US dollars per million tokens. */
export interface ModelPrices {
  readonly input: number;
  readonly output: number;
}

const million = 1_000_000;

/** What tokens cost, in US dollars. Throws: never. */
export const costOf = (use: Pick<ModelUse, 'input_tokens' | 'output_tokens'>, prices: ModelPrices): number =>
  (use.input_tokens * prices.input + use.output_tokens * prices.output) / million;

/** What a language model used for a rehearsal, according to its record: for questions, judgments, second answers and the report.
 *  Takes: a rehearsal, and the prices, if known.  Gives: null if no model was used.  Throws: never. */
export function modelUseOf(r: Rehearsal, prices: ModelPrices | null = null): ModelUse | null {
  const events = [
    ...r.exchanges.flatMap(({ asked, judged }) => [asked, judged]),
    ...r.rewinds.map(({ judged }) => judged),
    ...r.readBehind,
    ...r.reportWordings,
  ];
  const used = events.flatMap((event) => (event?.model_usage === undefined ? [] : [event.model_usage]));
  if (used.length === 0) return null;
  const sum = {
    input_tokens: used.reduce((total, usage) => total + usage.input_tokens, 0),
    output_tokens: used.reduce((total, usage) => total + usage.output_tokens, 0),
  };
  return { ...sum, cost_usd: prices === null ? null : costOf(sum, prices) };
}

const grouped = (number: number): string => String(number).replace(/\B(?=(?:\d{3})+$)/g, ',');

/** The model's usage as a sentence for the reader of a report. Throws: never. */
export function modelUseSentence({ input_tokens, output_tokens, cost_usd }: ModelUse): string {
  const tokens = `A language model read ${grouped(input_tokens)} tokens and wrote ${grouped(output_tokens)} for this rehearsal`;
  if (cost_usd === null) return `${tokens}.`;
  const cost = cost_usd === 0 ? 'nothing' : cost_usd < 0.01 ? 'less than one cent' : `$${cost_usd.toFixed(2)}`;
  return `${tokens}. At the prices set on this server that is ${cost}.`;
}
