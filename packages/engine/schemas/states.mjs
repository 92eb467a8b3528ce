/* The schema of packages/engine/states: what was read about the procedure in a state, one file per state, named by its two letters, and US
   for the rules of the whole country. A rule that nobody read in a source isn't here at all; a correction is a new dated rule, not an edit
   of the old one. */
import { z } from 'zod';
import { criterion } from './proceedings.mjs';

/** What a rule is about. */
const field = z.enum([
  'bodies',
  'notice',
  'order',
  'clocks',
  'oath',
  'parties',
  'cross_examination',
  'contacts',
  'conflicts',
  'burden',
  'expert_testimony',
  'findings',
  'votes',
  'protest',
  'deadline',
  'continuance',
  'record',
  'conditions',
  'proffers',
  'appeal',
]);
const kinds = z.array(z.enum(['rezoning', 'special_use', 'variance', 'site_plan', 'hearing_examiner']));
const date = z.string().regex(/^\d{4}(-\d{2}-\d{2})?$/);

/** The test for a kind of proceeding if the state sets one: it replaces the common one. */
const test = z.strictObject({
  /** Which it is about; missing: both. */
  of: z.enum(['county', 'municipality']).optional(),
  standard: z.string().regex(/^[A-Z].*\.$/s),
  citation: z.string().min(4),
  read_on: z.iso.date(),
  source: z.string().min(8),
  criteria: z.array(criterion).optional(),
});

/** What the state calls the permit or the body; local rules come first. */
const called = z.strictObject({ sought: z.string().min(4).optional(), body: z.string().min(4).optional() });

const rule = z.strictObject({
  field,
  /** In our words; no more than the source says. */
  text: z.string().min(20),
  citation: z.string().min(4),
  /** Which it is about; missing: both. */
  of: z.enum(['county', 'municipality']).optional(),
  /** The uses that it is about; missing: all. */
  uses: z.array(z.enum(['worship'])).optional(),
  in_force_since: date.nullable(),
  read_on: z.iso.date(),
  check_locally: z.boolean(),
  /** Where it was read. */
  source: z.string().min(8),
  /** Kinds of proceeding that it is about; empty: all of them. */
  kinds,
  /** What follows from it for an evening and for the dates after it. */
  effect: z
    .strictObject({
      /** Whether the body applies standards to evidence, as opposed to deciding policy. */
      quasi_judicial: z.boolean().optional(),
      sworn: z.boolean().optional(),
      cross_examination: z.boolean().optional(),
      contacts: z.enum(['allowed', 'disclosed', 'not_at_issue']).optional(),
      votes_needed: z.enum(['majority', 'two_thirds', 'three_quarters', 'four_fifths']).optional(),
      public_seconds: z.number().int().positive().optional(),
      applicant_seconds: z.number().int().positive().optional(),
      /** Days in which a commission has to report to the governing body, or is taken to have approved. */
      report_days: z.number().int().positive().optional(),
      appeal_days: z.number().int().positive().optional(),
      /** When these days start. */
      appeal_from: z.enum(['decision', 'filing']).optional(),
      /** Said first about the proceeding: what an applicant has to know before anything else. */
      notice: z
        .string()
        .regex(/^[A-Z].*\.$/s)
        .optional(),
      /** There is no public hearing: nobody comments, and nothing is rebutted or closed. */
      no_public_hearing: z.boolean().optional(),
      /** The same time for the applicant, for staff and for any aggrieved party. */
      equal_seconds: z.number().int().positive().optional(),
      /** What is to be done after an approval, as a whole sentence. */
      after_approval: z
        .string()
        .regex(/^[A-Z].*\.$/s)
        .optional(),
      /** A request that is not denied within this many days is approved by law. */
      approved_after_days: z.number().int().positive().optional(),
    })
    .optional(),
});

export default {
  name: 'states',
  type: { name: 'StateFile', from: '../proceeding/types.ts' },
  schema: z.strictObject({
    name: z.string(),
    /** What the state calls a comprehensive plan, if it has another name for it. */
    plan: z
      .strictObject({
        name: z.string().min(4),
        citation: z.string().min(4),
        read_on: z.iso.date(),
        source: z.string().min(8),
      })
      .optional(),
    called: z
      .partialRecord(z.enum(['rezoning', 'special_use', 'variance', 'site_plan', 'hearing_examiner']), called)
      .optional(),
    tests: z
      .partialRecord(z.enum(['rezoning', 'special_use', 'variance', 'site_plan', 'hearing_examiner']), test)
      .optional(),
    rules: z.array(rule).min(1),
  }),
  /** Two rules of a state must not say different things about the same kind of proceeding. */
  check(files) {
    const faults = [];
    for (const [state, file] of Object.entries(files)) {
      if (!/^[A-Z]{2}$/.test(state)) faults.push(`states/${state}.yml:1: the name is not two capitals`);
      const seen = new Map();
      for (const one of file?.rules ?? [])
        for (const kind of one.kinds)
          for (const [effect, value] of Object.entries(one.effect ?? {})) {
            const key = `${kind} ${effect}`;
            if (seen.has(key) && seen.get(key) !== value)
              faults.push(`states/${state}.yml:1: two rules give ${effect} for ${kind}`);
            seen.set(key, value);
          }
    }
    return faults;
  },
};
