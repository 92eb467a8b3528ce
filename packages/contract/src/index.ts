export * from './limits.ts';
export * from './errors.ts';
export * from './record.ts';
export * from './entities/catalogue.ts';
export * from './entities/judgement.ts';
export * from './entities/material.ts';
