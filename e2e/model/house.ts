import { test } from '@playwright/test';
import {
  obliging,
  startModelServer,
  type ModelServer,
} from '../../packages/server/src/language-model/testing/model-server.ts';
import { OwnServer } from '../practice/own-server.ts';

/** A separate server with a model that a test server plays. */
export interface House {
  readonly model: ModelServer;
  readonly server: OwnServer;
}

/** Tests with such a server, one for each worker. Takes: settings in addition to those that name the model. */
export const testInHouse = (more: Readonly<Record<string, string>>) =>
  test.extend<object, { house: House }>({
    house: [
      async ({}, use) => {
        const model = await startModelServer(obliging);
        const server = await OwnServer.started({
          LLM_PROVIDER: 'openai-compatible',
          LLM_MODEL: 'house-model',
          LLM_BASE_URL: model.base,
          ...more,
        });
        await use({ model, server });
        await server.stop();
        await model.close();
      },
      { scope: 'worker' },
    ],
    baseURL: async ({ house }, use) => use(house.server.url),
  });
