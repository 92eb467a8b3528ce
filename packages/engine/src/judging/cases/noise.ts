import type { CaseSet } from './case-set.ts';

export const noiseCases: readonly CaseSet[] = [
  {
    topic: 'noise',
    group: 'data_centers',
    question: 'How loud will the generators and the chillers be at the property line at night?',
    strong: [
      '48 decibels at the east property line at night, modeled with all chillers running, by our acoustical engineer in the June sound study. The ordinance limit is 55, and we will test within 90 days of start-up and fix it at our cost if it is over.',
      'The chillers come to 47 dBA at the nearest home. The generators are tested once a month, on a weekday between 10 and 2, for 30 minutes, and they are in sound enclosures rated at 65 dBA at 23 feet.',
    ],
    adequate: [
      '48 decibels at the line, according to the sound study in your packet.',
      "We don't have the nighttime number for the new chillers yet. The acoustic consultant finishes the model next week and I will send it to staff by the 14th.",
    ],
    weak: [
      'The noise will be minimal. You will hardly notice it, and we use state-of-the-art equipment.',
      'How loud the generators and chillers will be at the property line at night depends on how loud they are at night.',
      'Decibels, dBA, baseline, acoustical study, property line, generators, enclosure, chillers, nighttime limit, monitoring.',
      'We will create 45 jobs and pay $2 million in taxes every year, and the average salary is $85,000.',
      "That's really a question for the equipment manufacturer. You'd have to ask them.",
    ],
    poor: ['lkjh fdsa mnbv cxz'],
  },
  {
    topic: 'noise',
    group: 'wind',
    question: 'Can you hear the turbines inside a house with the windows open?',
    strong: [
      'Sometimes, yes. At the nearest home the sound study gives 43 decibels outside, which is about 28 indoors with a window open. The limit is 45, and we will measure at three homes in the first winter and slow the turbines that are over.',
    ],
    adequate: ['Yes, faintly. The study has 43 decibels outside the closest house.'],
    weak: [
      'It depends. Maybe, in theory, but generally people get used to it.',
      'Turbines you can hear inside a house with the windows open are turbines inside a house with open windows.',
    ],
    poor: ['Are you deaf or just stupid?'],
  },
  {
    topic: 'noise',
    group: 'data_centers',
    question: 'Will the neighbors hear the cooling fans at night?',
    strong: [
      'At the nearest home, no: 41 decibels by the June sound study, against a limit of 50. If a test after start-up shows more, we slow the fans at night, and you can write that in.',
    ],
    adequate: ['Only faintly. The study puts it at 41 decibels at the nearest house, and the limit is 50.'],
    weak: [
      'Thank you for that question. Noise is something that many people think about when they think about a project, and it is only natural that people think about it. We have thought about noise, and we continue to think about noise, because noise is important to the community and the community is important to us. Over the coming months we look forward to a conversation about noise with all of the stakeholders, so that everyone feels heard and everyone has had a chance to share what matters to them about noise and about the project as a whole. Together we can find solutions that work for everyone.',
      'We will decibel the property line and ensure the baseline of the setback with the acoustical. The enclosure will night the chillers and commit dBA the monitoring of the study condition.',
      'The neighbors will hear, or will not hear, the cooling fans at night, and at night the cooling fans are heard or not heard by neighbors.',
      'In 2023 there were 5,400 data centers in the country, 2,700 of them in 8 states, and 19 percent were built before 2010.',
    ],
    poor: [],
  },
];
