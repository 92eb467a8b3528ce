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
];
