import { memo } from 'react';
import { Card } from '../../../parts/card.tsx';
import { TextArea, TextField } from '../../../parts/field.tsx';
import { projectTexts } from '../../../texts/project-form.ts';
import styles from './form.module.css';
import type { Project } from './use-project.ts';

const texts = projectTexts.information;

export const InformationSection = memo(function InformationSection({
  project: { fields, setFields },
}: {
  readonly project: Project;
}) {
  return (
    <Card as="section" className={styles.section} aria-label={texts.title}>
      <h2>{texts.title}</h2>
      <div className={styles.pair}>
        <TextField
          label={texts.developerName}
          value={fields.developerName}
          autoComplete="organization"
          maxLength={200}
          onChange={(event) => setFields({ developerName: event.target.value })}
        />
        <TextField
          label={texts.projectName}
          value={fields.projectName}
          autoComplete="off"
          maxLength={200}
          onChange={(event) => setFields({ projectName: event.target.value })}
        />
        <TextField
          label={texts.applicant}
          value={fields.applicant}
          autoComplete="name"
          maxLength={200}
          onChange={(event) => setFields({ applicant: event.target.value })}
        />
        <TextField
          label={texts.applicantRole}
          optionalWord={projectTexts.optional}
          value={fields.applicantRole}
          placeholder={texts.applicantRoleHint}
          autoComplete="organization-title"
          maxLength={200}
          onChange={(event) => setFields({ applicantRole: event.target.value })}
        />
      </div>
      <TextArea
        label={texts.description}
        optionalWord={projectTexts.optional}
        hint={texts.descriptionHint}
        rows={3}
        maxLength={4000}
        value={fields.projectDescription}
        onChange={(event) => setFields({ projectDescription: event.target.value })}
      />
    </Card>
  );
});
