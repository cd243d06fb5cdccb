import type { Hono } from 'hono'
import * as z from 'zod/mini'
import {
  CodeRequest,
  Erasure,
  ParsedSearchPage,
  SecondStepSetup,
  SecondStepState,
  Trip,
  TripList,
} from '#shared/contracts/account'
import { ApiError } from '#shared/contracts/api-error'
import { CatalogueEntry, PlaceEntry, StayEntry } from '#shared/contracts/catalogue-entry'
import {
  GenerateAccepted,
  GenerateDone,
  GenerateFailed,
  GenerateRequest,
  GenerationEvent,
} from '#shared/contracts/generation'
import { DemoCreated, DemoDetailed, DemoForm, DemoSubmission } from '#shared/contracts/demo'
import { EmailWebhookRequest, MailAccepted } from '#shared/contracts/email-webhook'
import { Health } from '#shared/contracts/health'
import { Itinerary } from '#shared/contracts/itinerary'
import { OpenOrder, OpenOrderList, PaymentReceived } from '#shared/contracts/order'
import { OutboxList, OutboxMessage } from '#shared/contracts/outbox'
import { PackageOption, PackageOptionList, PackageSummary, PackageSummaryList } from '#shared/contracts/options'
import { ParsedIdea, ParsedIdeaList } from '#shared/contracts/parsed-idea'
import { PictureStored } from '#shared/contracts/picture'
import { NewPost, Post, PostChange, PostList, PostRemoved, PostRestoration } from '#shared/contracts/post'
import {
  BankAccount,
  NextStep,
  PaymentCreated,
  PaymentQuote,
  PaymentRequest,
  PaymentStatus,
} from '#shared/contracts/payment'
import { SearchCreated, SearchRequest } from '#shared/contracts/search'
import {
  Country,
  CountryList,
  PlaceAddress,
  PlaceSuggestion,
  PlaceSuggestionList,
  State,
  StateList,
} from '#shared/contracts/place'
import { PasswordChange, PasswordReset, ResetRequest } from '#shared/contracts/password'
import { SignedUp, SignUpRequest } from '#shared/contracts/sign-up'
import { Done, SignedIn, SignedInUser, SignInRequest } from '#shared/contracts/sign-in'
import type { AppEnv } from '../middleware/request-context.ts'
import { VERSION } from '../services/version.ts'
import { type Answer, describe, type Note, noteOf } from './describe.ts'

const REQUESTS = {
  DemoForm,
  DemoSubmission,
  EmailWebhookRequest,
  SearchRequest,
  GenerateRequest,
  SignInRequest,
  SignUpRequest,
  PasswordChange,
  PasswordReset,
  ResetRequest,
  CodeRequest,
  Erasure,
  PaymentRequest,
  PaymentReceived,
  NewPost,
  PostChange,
  PostRestoration,
}
const ANSWERS = {
  DemoCreated,
  DemoDetailed,
  MailAccepted,
  OutboxList,
  OutboxMessage,
  ApiError,
  Done,
  ParsedSearchPage,
  SecondStepSetup,
  SecondStepState,
  Trip,
  TripList,
  Country,
  CountryList,
  PlaceAddress,
  PlaceSuggestion,
  PlaceSuggestionList,
  State,
  StateList,
  SignedIn,
  SignedInUser,
  SignedUp,
  CatalogueEntry,
  PlaceEntry,
  StayEntry,
  GenerateAccepted,
  GenerateDone,
  GenerateFailed,
  GenerationEvent,
  Health,
  Itinerary,
  PackageOption,
  PackageOptionList,
  PackageSummary,
  PackageSummaryList,
  ParsedIdea,
  ParsedIdeaList,
  BankAccount,
  NextStep,
  OpenOrder,
  OpenOrderList,
  PaymentCreated,
  PaymentQuote,
  PaymentStatus,
  PictureStored,
  SearchCreated,
  Post,
  PostList,
  PostRemoved,
}

export const describeContract = describe({
  summary: 'This contract',
  answers: { 200: { description: 'An OpenAPI 3.1 document' } },
})

/** The contract as OpenAPI 3.1, read off the routes: the schemas are those that validate. */
export function openApiDocument(app: Hono<AppEnv>) {
  const paths: Record<string, Record<string, object>> = {}
  for (const [key, note] of notesByCall(app)) {
    const [method = '', path = ''] = key.split(' ')
    const operations = (paths[path.replaceAll(/:(\w+)/g, '{$1}')] ??= {})
    operations[method.toLowerCase()] = operation(note, path)
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Uhambo',
      version: VERSION,
      description: 'From a trip idea to a plan that holds. Dates are ISO days, money is rand.',
    },
    paths,
    components: { schemas: { ...components(REQUESTS, 'input'), ...components(ANSWERS, 'output') } },
  }
}

function notesByCall(app: Hono<AppEnv>): Map<string, Note> {
  const calls = new Map<string, Note>()
  for (const { method, path, handler } of app.routes) {
    const note = noteOf(handler)
    if (note) calls.set(`${method} ${path}`, { ...calls.get(`${method} ${path}`), ...note })
  }
  return calls
}

function operation(note: Note, path: string) {
  const declared = note.parameters ?? []
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  const plain = inPath.filter((name) => !declared.some((parameter) => parameter.name === name))
  const answers = Object.entries(note.answers ?? {}).map(([status, answer]) => [status, answerOf(answer)])
  return {
    summary: note.summary,
    parameters: [
      ...declared,
      ...plain.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
    ],
    ...bodyNote(note),
    responses: {
      ...Object.fromEntries(answers),
      default: answerOf({ description: 'What went wrong', schema: ApiError }),
    },
  }
}

function bodyNote({ body, file }: Note) {
  if (body) return { requestBody: { required: true, content: { 'application/json': { schema: refTo(body) } } } }
  if (file === undefined) return {}
  const schema = { type: 'object', properties: { [file]: { type: 'string', format: 'binary' } }, required: [file] }
  return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } }
}

function answerOf({ description, schema, media = 'application/json' }: Answer) {
  return { description, content: { [media]: { schema: schema ? refTo(schema) : {} } } }
}

function refTo(schema: z.ZodMiniType) {
  const named = Object.entries({ ...REQUESTS, ...ANSWERS }).find(([, candidate]) => candidate === schema)
  if (!named) throw new Error('A route describes a schema that has no name in the contract.')
  return { $ref: `#/components/schemas/${named[0]}` }
}

function components(schemas: Record<string, z.ZodMiniType>, io: 'input' | 'output') {
  const registry = z.registry<{ id: string }>()
  for (const [id, schema] of Object.entries(schemas)) registry.add(schema, { id })
  const { schemas: generated } = z.toJSONSchema(registry, { io, uri: (id) => `#/components/schemas/${id}` })
  return Object.fromEntries(Object.entries(generated).map(([id, schema]) => [id, withoutMarks(schema)]))
}

/** OpenAPI names its own dialect and places. */
function withoutMarks(schema: object): object {
  return Object.fromEntries(Object.entries(schema).filter(([key]) => key !== '$schema' && key !== '$id'))
}
