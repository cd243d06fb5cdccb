import { task, type TasksOfFamily } from './task.ts'

// biome-ignore format: one row is one line
export const TECHNOLOGY: TasksOfFamily = {
  structures: [
    task('Analyse', 'choose one structure and find which parts are pushed, pulled or bent', 'draw it in 2D with the forces and the way it was strengthened', 'rubric'),
    task('Draw', 'sketch one frame or shell freehand from two sides', 'finish a working drawing to scale at school', 'memo'),
  ],
  machines: [
    task('Analyse', 'choose one machine and find its levers, gears, pulleys or cylinders', 'draw the mechanism with the direction of each movement', 'rubric'),
    task('Evaluate', 'ask what the machine is for, what it saves and what is dangerous', 'write a design brief for a better one', 'checklist'),
  ],
  making: [
    task('Analyse', 'choose one product and follow how its material was cut, formed, joined and finished', 'draw a flow chart of the making with a sketch of each step', 'rubric'),
    task('Evaluate', 'ask who it is for, what it is made of and what happens to it after use', 'write a specification with three changes', 'checklist'),
  ],
  science: [
    task('Analyse', 'follow one system from input to process to output', 'draw a systems diagram or circuit', 'memo'),
    task('Test', 'try one model or machine and note what changes', 'build a small model and record its results', 'rubric'),
    task('Gather data on', 'record ten readings, times or counts', 'make a spreadsheet with a graph and one finding', 'rubric'),
  ],
  expression: [
    task('Draw', 'sketch the front and one detail of a building or craft work', 'finish an elevation to scale', 'memo'),
    task('Analyse', 'find how form, material and use belong together', 'write a design analysis of one page', 'rubric'),
  ],
  enterprise: [
    task('Analyse', 'look at one tool, fence, shed or pump and its dangers', 'draw it with parts and a safety rule for each', 'checklist'),
    task('Evaluate', 'ask what is done by hand and what by machine', 'write a proposal for one machine with its cost', 'rubric'),
  ],
  earth: [
    task('Analyse', 'follow the water through walls, pipes, pumps or gates', 'draw the system with flow and pressure marked', 'memo'),
    task('Design', 'find where water is lost', 'draw a simple solution with a list of materials', 'rubric'),
  ],
}

// biome-ignore format: one row is one line
export const ARTS: TasksOfFamily = {
  expression: [
    task('Respond to', 'stay with one work for five minutes and note line, shape, colour and message', 'make a work of your own in answer to it', 'portfolio'),
    task('Analyse', 'sketch one detail three times, each time simpler', 'write an artist’s statement of five sentences', 'rubric'),
    task('Record', 'collect patterns, textures and forms in a visual diary', 'design one object from them', 'portfolio'),
  ],
  drama: [
    task('Respond to', 'watch how voice, body, light and space tell the story', 'write a review of one page', 'rubric'),
    task('Practise', 'note one moment where the tension turns', 'stage it again in a group of four', 'peers'),
  ],
  stories: [
    task('Practise', 'listen to how a teller holds the audience', 'tell one tale with voice and gesture', 'oral'),
    task('Respond to', 'note the pictures that one tale puts in your mind', 'turn them into a storyboard of six frames', 'rubric'),
  ],
  music: [
    task('Listen to', 'name three voices or instruments and the pattern that each repeats', 'perform a rhythm piece in a group', 'rubric'),
    task('Analyse', 'follow one piece by tempo, mood and form', 'write a listening report with a diagram', 'memo'),
  ],
  dance: [
    task('Learn about', 'watch or learn one movement and ask when and why it is danced', 'perform a sequence of eight counts', 'peers'),
    task('Analyse', 'note space, rhythm and formation', 'draw the floor pattern and explain it', 'memo'),
  ],
  past: [
    task('Interpret', 'find one image, poster or object that protests', 'make a poster for a cause of today', 'portfolio'),
    task('Analyse', 'ask what the picture or object wants us to feel, and how', 'write a visual analysis of one page', 'rubric'),
  ],
  enterprise: [
    task('Plan for', 'ask how makers price, show and sell their work', 'design a product with its packet and price', 'rubric'),
    task('Analyse', 'compare two designs made for different buyers', 'present both on one board', 'peers'),
  ],
}

// biome-ignore format: one row is one line
export const LANGUAGE: TasksOfFamily = {
  expression: [
    task('Speak and write about', 'note five words or lines that only this place could give', 'write a poem, review or dialogue', 'rubric'),
    task('Explore', 'follow one speaker, actor or singer and note what moves you', 'give a prepared talk of two minutes', 'oral'),
    task('Respond to', 'ask one question that has no easy answer', 'write a letter to the maker or writer', 'rubric'),
  ],
  past: [
    task('Report on', 'interview a guide with three questions of your own', 'write a newspaper report with a headline', 'rubric'),
    task('Retell', 'choose one person of the place and find three facts', 'write a diary page of that person', 'rubric'),
  ],
  earth: [
    task('Practise', 'use each sense in turn for one minute', 'write a descriptive paragraph with two comparisons', 'rubric'),
    task('Report on', 'note the way in keywords, from start to end', 'give directions to somebody who was not there', 'oral'),
  ],
}

// biome-ignore format: one row is one line
export const LIFE: TasksOfFamily = {
  together: [
    task('Practise', 'take on one role in a group task, then change roles', 'write a reflection with one strength and one goal', 'peers'),
    task('Reflect on', 'note one moment of fear or doubt and what helped', 'share advice with a partner and write it down', 'observed'),
    task('Improve in', 'do one activity twice and try to better it', 'keep a record with a plan for a month', 'checklist'),
  ],
  civic: [
    task('Reflect on', 'find one right and the duty that belongs to it', 'write a case from your own school with a solution', 'rubric'),
    task('Act on', 'ask what is needed here and what learners can give', 'plan one hour of service with roles', 'rubric'),
    task('Discuss', 'collect two views on one question of fairness', 'hold a debate with a vote', 'oral'),
  ],
  expression: [
    task('Reflect on', 'ask a host two respectful questions', 'compare a custom with one of your own in a table', 'memo'),
    task('Discuss', 'find one value that this place teaches', 'tell a story from home that teaches the same', 'oral'),
  ],
  living: [
    task('Reflect on', 'find what animals or plants need from people here', 'write a pledge with three things to do', 'checklist'),
    task('Plan for', 'ask about one danger to this place', 'design a campaign poster for the school', 'rubric'),
  ],
  science: [
    task('Plan for', 'count what is thrown away and what is used again', 'draw up a waste plan for the classroom', 'checklist'),
    task('Discuss', 'ask who is harmed by what we throw away', 'hold a class meeting with three decisions', 'oral'),
  ],
  enterprise: [
    task('Explore', 'ask one worker how the day goes, what was studied and what is hard', 'write a career page with subjects that it needs', 'rubric'),
    task('Plan with', 'match two jobs or foods seen with your own needs', 'draw up a plan for the next term', 'checklist'),
  ],
  past: [
    task('Reflect on', 'choose one life told there and one choice in it', 'write what you would have done, and why', 'rubric'),
    task('Discuss', 'find one wrong that was done and who stood up', 'agree on one way to stand up at school', 'oral'),
  ],
  earth: [
    task('Reflect on', 'find who has enough water here and who has not', 'write three ways to save water at home', 'checklist'),
    task('Discuss', 'ask what this water means to the people near it', 'make a poster for the school', 'rubric'),
  ],
}
