import { z } from 'zod';

/** Theme. practice.md §3. */
export const themeSchema = z.object({
  theme_id: z.string(),
  name: z.string(),
  description: z.string(),
  difficulty: z.string(),
  category: z.string(),
  focus_area: z.string(),
  focus_area_name: z.string(),
  focus_area_description: z.string(),
  /** Industry key to a score 0..1; 0.5 and more counts as relevant. */
  industry_relevance: z.record(z.string(), z.number().min(0).max(1)),
  difficulty_level: z.string().optional(),
});
export type Theme = z.infer<typeof themeSchema>;

/** Character as it is sent. practice.md §3, hearing.md §3. */
export const characterSchema = z.object({
  character_id: z.string(),
  name: z.string(),
  role: z.string(),
  title: z.string(),
  active: z.boolean(),
  expertise: z.array(z.string()),
  stance: z.string(),
  personality_type: z.string(),
  avatar_path: z.string(),
  background: z.string(),
});
export type Character = z.infer<typeof characterSchema>;

/** Speaker. practice.md §3. */
export const speakerSchema = z.object({
  id: z.string(),
  name: z.string(),
  role: z.string(),
  expertise: z.array(z.string()),
  stance: z.string(),
  focus_areas: z.array(z.string()),
});
export type Speaker = z.infer<typeof speakerSchema>;

export const projectTypeSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  subcategory: z.string(),
});
export type ProjectType = z.infer<typeof projectTypeSchema>;

export const subcategorySchema = z.object({
  name: z.string(),
  description: z.string(),
  types: z.array(z.object({ id: z.string(), name: z.string(), description: z.string() })),
});

/** Industry or development category. practice.md §3. */
export const industrySchema = z.object({
  name: z.string(),
  description: z.string(),
  icon: z.string(),
  subcategories: z.array(subcategorySchema),
});
export type Industry = z.infer<typeof industrySchema>;

/** Community type. practice.md §3, hearing.md §3. */
export const communityTypeSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  icon: z.string(),
  communication_style: z.string(),
  starting_temperature: z.string(),
  escalation_pattern: z.string(),
  typical_concerns: z.array(z.string()),
  display_name: z.string(),
  room_style: z.string(),
  color_theme: z.string(),
  chair_title: z.string(),
});
export type CommunityType = z.infer<typeof communityTypeSchema>;

export const communityPreviewSchema = z.object({
  id: z.string(),
  name: z.string(),
  sample_exchange: z.array(z.object({ speaker: z.string(), text: z.string() })),
  likely_questions: z.array(z.string()),
  commissioners: z.array(
    z.object({ character_id: z.string(), name: z.string(), role: z.string(), stance: z.string() }),
  ),
});
export type CommunityPreview = z.infer<typeof communityPreviewSchema>;
